import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { err, ok, type Result } from '../../core/domain/result.ts';

const PICTURE = /\.(?:png|jpe?g|bmp|gif)$/i;

/** The texts of the codes in a picture. */
async function codesIn(file: string): Promise<readonly string[]> {
  const { readPicture } = await import('../../adapters/camera/picture-reader.ts');
  const decoder = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  return readPicture(readFileSync(file), readFileSync(decoder));
}

/** The given text, or the code in the picture that it names. Fails with a sentence for any other file. */
export async function codeOrFile(given: string): Promise<Result<string, string>> {
  const isPicture = PICTURE.test(given);
  if (!existsSync(given)) return isPicture ? err(`There is no file ${given}.`) : ok(given);
  if (!isPicture || !statSync(given).isFile()) {
    return err(
      `${given} is a file or a folder. Give the code itself, a picture of it (.png, .jpg), or "- < ${given}".`,
    );
  }
  const found = await codesIn(given);
  const [code] = found;
  if (code === undefined) return err(`No code can be read in ${given}.`);
  if (found.length > 1) return err(`${given} shows ${found.length} codes; give one of them:\n${found.join('\n')}`);
  return ok(code);
}
