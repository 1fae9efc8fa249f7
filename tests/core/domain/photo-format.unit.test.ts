import { expect, it } from 'vitest';
import { photoFormat } from '../../../core/domain/photo-format.ts';

const bytesOf = (text: string): ArrayBuffer => new Uint8Array([...text].map((sign) => sign.charCodeAt(0))).buffer;

it.each([
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'HEIC'],
  ['\0\0\0\x18ftypheix\0\0\0\0mif1heic', 'HEIC'],
  ['\0\0\0\x18ftyphevc\0\0\0\0msf1hevc', 'HEIC'],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'HEIC'],
  ['\0\0\0\x1cftypavif\0\0\0\0mif1avif', 'AVIF'],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'AVIF'],
  ['II*\0\x08\0', 'TIFF'],
  ['MM\0*\0\0', 'TIFF'],
  ['%PDF-1.7\n', 'PDF'],
  ['\n%PDF-1.4', 'PDF'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'SVG'],
  ['\xef\xbb\xbf<?xml version="1.0"?>\n<!-- drawn -->\n<svg>', 'SVG'],
  ['\0\0\0\x0cJXL \r\n\x87\n', 'JPEG XL'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', null],
  ['\x89PNG\r\n\x1a\n', null],
  ['\0\0\0\x18ftypmp42\0\0\0\0mp42', null],
  ['<html><p>An svg', null],
  ['', null],
])('the first bytes %j are of a file of the format %s', (text, format) => {
  expect(photoFormat(bytesOf(text))).toBe(format);
});
