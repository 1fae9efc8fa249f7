import { describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';

const SECRET = 'hunter2';

const configOf = (environment: Record<string, string>) => {
  const config = readConfig(environment);
  if (!config.ok) throw new Error(config.error);
  return config.value;
};

describe('The settings of mail, text messages, maps, proxies and limits', () => {
  test('are all optional', () => {
    expect(configOf({ SMTP_URL: '', TRUST_PROXY: '' })).toMatchObject({
      smtpUrl: null,
      mailFrom: 'Clearline <no-reply@clearline.example>',
      supportEmail: 'support@clearline.example',
      publicUrl: null,
      smsGateway: null,
      geocoder: null,
      trustProxy: false,
      addressLimitFactor: 1,
    });
  });

  test('are read', () => {
    const environment = {
      SMTP_URL: 'smtps://clearline:secret@mail.example:465',
      MAIL_FROM: 'hello@mail.example',
      SUPPORT_EMAIL: 'desk@mail.example',
      PUBLIC_URL: 'https://clearline.example/',
      SMS_GATEWAY_URL: 'https://sms.example/send',
      SMS_GATEWAY_TOKEN: 'token',
      GEOCODER_KEY: 'maps-key',
      GEOCODER_URL: 'https://maps.example/json',
      ADDRESS_LIMIT_FACTOR: '2.5',
    };
    expect(configOf(environment)).toMatchObject({
      smtpUrl: environment.SMTP_URL,
      mailFrom: 'hello@mail.example',
      supportEmail: 'desk@mail.example',
      publicUrl: 'https://clearline.example',
      smsGateway: { url: 'https://sms.example/send', token: 'token' },
      geocoder: { url: 'https://maps.example/json', key: 'maps-key' },
      addressLimitFactor: 2.5,
    });
  });

  test('a maps service is asked only with a key, and is then Google’s unless another is named', () => {
    expect(configOf({ GEOCODER_URL: 'https://maps.example/json' }).geocoder).toBeNull();
    const { geocoder } = configOf({ GEOCODER_KEY: 'maps-key' });
    expect(geocoder?.url).toMatch(/^https:\/\/maps\.googleapis\.com\//);
  });

  test.each([
    ['true', true],
    ['false', false],
    ['loopback', 'loopback'],
    ['10.0.0.0/8, 2001:db8::/32', '10.0.0.0/8, 2001:db8::/32'],
  ])('TRUST_PROXY may be %s', (text, value) => {
    expect(configOf({ TRUST_PROXY: text }).trustProxy).toBe(value);
  });

  test.each([
    ['SMTP_URL', `http://ana:${SECRET}@mail.example`],
    ['SMTP_URL', `smtp://${SECRET}:port:9`],
    ['MAIL_FROM', SECRET],
    ['MAIL_FROM', `Clearline <hello@mail.example>\r\nBcc: ${SECRET}@mail.example`],
    ['SUPPORT_EMAIL', SECRET],
    ['SUPPORT_EMAIL', `desk@mail.example, ${SECRET}@mail.example`],
    ['PUBLIC_URL', `clearline.example/${SECRET}`],
    ['PUBLIC_URL', `https://clearline.example/?key=${SECRET}`],
    ['SMS_GATEWAY_URL', `ftp://${SECRET}`],
    ['SMS_GATEWAY_TOKEN', `${SECRET} two`],
    ['GEOCODER_KEY', `${SECRET} two`],
    ['GEOCODER_URL', `http://maps.example/${SECRET}`],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', SECRET],
    ['ADDRESS_LIMIT_FACTOR', '0'],
    ['ADDRESS_LIMIT_FACTOR', '-1'],
    ['ADDRESS_LIMIT_FACTOR', SECRET],
  ])('%s cannot be %s, and is named without its value', (name, value) => {
    const refused = readConfig({ [name]: value });
    expect(refused).toEqual({ ok: false, error: expect.stringContaining(name) as string });
    expect(JSON.stringify(refused)).not.toContain(SECRET);
  });
});
