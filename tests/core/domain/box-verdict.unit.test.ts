import { describe, expect, it } from 'vitest';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { judgeBox } from '../../../core/domain/box-verdict.ts';
import { DEFAULT_KIT_SETTINGS } from '../../../core/domain/settings.ts';
import { CASSETTES } from '../../../fixtures/cassettes.ts';

const judge = (text: string) => judgeBox(text, KITS, DEFAULT_KIT_SETTINGS);

describe('the code of the kit box', () => {
  it.each([
    'https://clearline.example/kit',
    'http://clearline.example/kit',
    'HTTPS://CLEARLINE.EXAMPLE/kit',
    'https://www.clearline.example/kit',
    'https://WWW.clearline.example/kit/',
    'www.clearline.example/kit',
    ' https://clearline.example/kit\n',
    ']Q1https://clearline.example/kit',
  ])('%j is our product', (text) => {
    expect(judge(text)).toBe('accepted');
  });

  it.each(['https://partner.example/kit', 'http://www.Partner.example/kit/'])('%j is the partner’s kit', (text) => {
    expect(judge(text)).toBe('partnerKit');
  });

  it.each([
    'https://clearline.example/KIT',
    'https://clearline.example/kit//',
    'https://clearline.example/kit?lot=1',
    'https://clearline.example/kit#top',
    'https://clearline.example/',
    'https://clearline.example',
    'https://clearline.example/kit/more',
    'https://clearline.example:8443/kit',
    'https://clearline.example.evil.example/kit',
    'https://clearline.example@evil.example/kit',
    'https://evil.example/https://clearline.example/kit',
    'https://m.clearline.example/kit',
    'https://www.www.clearline.example/kit',
    CASSETTES.valid,
    '',
    'https://',
  ])('%j is not recognised', (text) => {
    expect(judge(text)).toBe('scanFailed');
  });

  it('follows the settings, written in whichever of the equal ways', () => {
    const kits = [{ ...KITS[0], productUrl: 'http://www.Kits.example/' }] as const;
    expect(judgeBox('https://kits.example', kits, DEFAULT_KIT_SETTINGS)).toBe('accepted');
    expect(judgeBox('https://clearline.example/kit', kits, DEFAULT_KIT_SETTINGS)).toBe('scanFailed');
  });

  it('minds the case of everything after the host', () => {
    const kits = [{ ...KITS[0], productUrl: 'https://kits.example?kit=a' }] as const;
    expect(judgeBox('https://KITS.example?kit=a', kits, DEFAULT_KIT_SETTINGS)).toBe('accepted');
    expect(judgeBox('https://kits.example?kit=A', kits, DEFAULT_KIT_SETTINGS)).toBe('scanFailed');
  });
});
