import { answerFrames } from './decode-frames.ts';
import { readWithHtml5Qrcode } from './html5-qrcode-reader.ts';

answerFrames(Promise.resolve(), (image, cut) => Promise.resolve(readWithHtml5Qrcode(image, cut)));
