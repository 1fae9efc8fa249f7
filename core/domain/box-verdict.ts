import type { Kits } from './kit.ts';
import { withoutScannerPrefix } from './scan-text.ts';
import type { KitSettings } from './settings.ts';

/** Whose kit box it is; `scanFailed` when the code is neither a kit's URL nor the partner's. */
export type BoxVerdict = 'accepted' | 'partnerKit' | 'scanFailed';

/** A URL in the form in which it is compared: scheme, case of the host, `www.` and one trailing slash are ignored. */
function comparable(url: string): string {
  const rest = withoutScannerPrefix(url)
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
  const hostEnd = rest.search(/[/?#]/);
  const host = (hostEnd < 0 ? rest : rest.slice(0, hostEnd)).toLowerCase().replace(/^www\./, '');
  const path = hostEnd < 0 ? '' : rest.slice(hostEnd);
  return host + path.replace(/\/$/, '');
}

/** Judges the QR code of a kit box (product.md section 4, "Scan outcomes"; decisions.md section 3). */
export function judgeBox(text: string, kits: Kits, settings: KitSettings): BoxVerdict {
  const scanned = comparable(text);
  if (kits.some(({ productUrl }) => scanned === comparable(productUrl))) return 'accepted';
  return scanned === comparable(settings.partnerKitUrl) ? 'partnerKit' : 'scanFailed';
}
