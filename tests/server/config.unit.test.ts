import { describe, expect, test } from 'vitest';
import { RETENTION_DAYS } from '../../core/domain/retention.ts';
import { readConfig } from '../../server/config.ts';
import { misspelledSettings } from '../../server/misspelled-settings.ts';

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
      connections: { most: 2000, mostPerAddress: 200, silenceMs: 30_000 },
      abuse: { cassettesPerAddress: 60, guestReportsPerAddress: 30, guestReportsPerLot: 300 },
    });
  });

  test('are parsed', () => {
    const environment = {
      SMTP_URL: 'smtps://clearline:secret@mail.example:465',
      MAIL_FROM: 'hello@mail.example',
      SUPPORT_EMAIL: 'help@mail.example',
      PUBLIC_URL: 'https://clearline.example/',
      SMS_GATEWAY_URL: 'https://sms.example/send',
      SMS_GATEWAY_TOKEN: 'token',
      GEOCODER_KEY: 'maps-key',
      GEOCODER_URL: 'https://maps.example/json',
      ADDRESS_LIMIT_FACTOR: '2.5',
      CASSETTES_PER_ADDRESS: '5',
      MAX_CONNECTIONS: '50',
      MAX_CONNECTIONS_PER_ADDRESS: '4',
      GUEST_REPORTS_PER_ADDRESS: '6',
      GUEST_REPORTS_PER_LOT: '70',
    };
    expect(configOf(environment)).toMatchObject({
      smtpUrl: environment.SMTP_URL,
      mailFrom: 'hello@mail.example',
      supportEmail: 'help@mail.example',
      publicUrl: 'https://clearline.example',
      smsGateway: { url: 'https://sms.example/send', token: 'token' },
      geocoder: { url: 'https://maps.example/json', key: 'maps-key' },
      addressLimitFactor: 2.5,
      connections: { most: 50, mostPerAddress: 10 },
      abuse: { cassettesPerAddress: 5, guestReportsPerAddress: 6, guestReportsPerLot: 70 },
    });
  });

  test.each([
    ['PUBLIC_URL', 'http://clearline.example', 'https://clearline.example'],
    ['PUBLIC_URL', 'http://clearline.example', 'http://localhost:4600'],
    ['SMS_GATEWAY_URL', 'http://sms.example/send', 'https://sms.example/send'],
    ['SMS_GATEWAY_URL', 'http://127.0.0.1.example/send', 'http://127.0.0.1:8080/send'],
    ['AIMS_ENDPOINT', 'http://s3.example', 'https://s3.example'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://traces.example', 'http://[::1]:4318'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'http://traces.example', 'https://traces.example'],
    ['SMTP_URL', 'smtp://mail.example?ignoreTLS=true', 'smtp://mail.example'],
    ['SMTP_URL', 'smtps://mail.example?tls.rejectUnauthorized=false', 'smtps://mail.example'],
    ['DATABASE_URL', 'postgres://db.example/clearline', 'postgres://db.example/clearline?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://db.example/clearline?sslmode=no-verify', 'postgres://127.0.0.1/clearline'],
    ['DATABASE_URL', 'postgres://localhost/clearline?host=db.example', 'postgres:///clearline?host=/run/postgresql'],
    ['DATABASE_URL', 'postgresql://[2001:db8::5]/clearline', 'postgresql://[::1]/clearline'],
    ['TRUST_PROXY', 'true', '10.0.0.0/8'],
    ['TRUST_PROXY', '10.0.0.1, ::/0', '10.0.0.1, 2001:db8::/32'],
  ])('in production %s is not %s, because it would be open to the network, but may be %s', (name, open, closed) => {
    const inProduction = (value: string) => readConfig({ NODE_ENV: 'production', [name]: value });
    expect(inProduction(open)).toEqual({ ok: false, error: expect.stringContaining(`: ${name}.`) as string });
    expect(inProduction(closed).ok).toBe(true);
    expect(readConfig({ [name]: open }).ok).toBe(true);
  });

  test('do not limit the connections from an address behind a proxy, which has all of them', () => {
    expect(configOf({ TRUST_PROXY: 'loopback' }).connections.mostPerAddress).toBeNull();
  });

  test("use a maps service only with a key, by default Google's", () => {
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
    ['NODE_ENV', 'Production'],
    ['NODE_ENV', 'prod'],
    ['DEV_PAGES', 'yes'],
    ['SMTP_URL', `http://ana:${SECRET}@mail.example`],
    ['SMTP_URL', `smtp://${SECRET}:port:9`],
    ['MAIL_FROM', SECRET],
    ['MAIL_FROM', `Clearline <hello@mail.example>\r\nBcc: ${SECRET}@mail.example`],
    ['SUPPORT_EMAIL', SECRET],
    ['SUPPORT_EMAIL', `help@mail.example, ${SECRET}@mail.example`],
    ['PUBLIC_URL', `clearline.example/${SECRET}`],
    ['PUBLIC_URL', `https://clearline.example/?key=${SECRET}`],
    ['SMS_GATEWAY_URL', `ftp://${SECRET}`],
    ['SMS_GATEWAY_TOKEN', `${SECRET} two`],
    ['GEOCODER_KEY', `${SECRET} two`],
    ['GEOCODER_URL', `http://maps.example/${SECRET}`],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', SECRET],
    ['ADDRESS_LIMIT_FACTOR', '0'],
    ['CASSETTES_PER_ADDRESS', '0'],
    ['MAX_CONNECTIONS', '0'],
    ['MAX_CONNECTIONS_PER_ADDRESS', '-1'],
    ['GUEST_REPORTS_PER_ADDRESS', '1.5'],
    ['GUEST_REPORTS_PER_LOT', SECRET],
    ['ADDRESS_LIMIT_FACTOR', '-1'],
    ['ADDRESS_LIMIT_FACTOR', SECRET],
    ['METRICS_TOKEN', SECRET],
    ['METRICS_TOKEN', `${SECRET} and much more`],
    ['RETAIN_PROGRESS_DAYS', SECRET],
    ['RETAIN_GUEST_RESULTS_DAYS', '29'],
    ['RETAIN_DELIVERED_REPORTS_DAYS', '29'],
    ['RETAIN_SENT_FILES_DAYS', '3651'],
    ['RETAIN_UNDELIVERED_REPORTS_DAYS', '89'],
  ])('%s cannot be %s; the error names the setting without its value', (name, value) => {
    const rejected = readConfig({ [name]: value });
    expect(rejected).toEqual({ ok: false, error: expect.stringContaining(name) as string });
    expect(JSON.stringify(rejected)).not.toContain(SECRET);
  });
});

describe('The names of settings', () => {
  test.each([
    ['SMTP_URI', 'SMTP_URL'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['KEYFILE', 'KEY_FILE'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['trust_proxy', 'TRUST_PROXY'],
    ['RETAIN_GUEST_RESULT_DAYS', 'RETAIN_GUEST_RESULTS_DAYS'],
  ])('%s was meant as %s, which is said without its value', (name, meant) => {
    expect(misspelledSettings({ [name]: SECRET })).toEqual([`${name} is not a setting. Did you mean ${meant}?`]);
    expect(misspelledSettings({ [name]: SECRET, [meant]: 'is set' })).toEqual([]);
  });

  test('are not confused with the variables of shells, services and libraries', () => {
    const others =
      'HOME USER LOGNAME SHELL PATH PWD OLDPWD TERM LANG LC_ALL TZ TMPDIR HOSTNAME MAIL EDITOR DISPLAY SHLVL CI DEBUG ' +
      'NODE_OPTIONS NODE_PATH NODE_VERSION HTTP_PROXY HTTPS_PROXY NO_PROXY INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET ' +
      'STATE_DIRECTORY KUBERNETES_PORT KUBERNETES_SERVICE_HOST CLEARLINE_PORT PGHOST PGPORT PGUSER PGPASSWORD ' +
      'BASE_URL AWS_REGION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY OTEL_LOG_LEVEL OTEL_TRACES_SAMPLER SSL_CERT_FILE SUDO_USER';
    expect(misspelledSettings(Object.fromEntries(others.split(' ').map((name) => [name, 'x'])))).toEqual([]);
  });
});

describe('The retention periods', () => {
  test('are those of the table, and each has a setting of its own', () => {
    expect(configOf({}).retention).toEqual(RETENTION_DAYS);
    const settings = {
      RETAIN_DELIVERED_REPORTS_DAYS: '31',
      RETAIN_UNDELIVERED_REPORTS_DAYS: '92',
      RETAIN_GUEST_RESULTS_DAYS: '33',
      RETAIN_PROGRESS_DAYS: '4',
      RETAIN_SUPPORT_REQUESTS_DAYS: '5',
      RETAIN_SENT_FILES_DAYS: '6',
    };
    expect(Object.values(configOf(settings).retention)).toEqual([31, 92, 33, 4, 5, 6]);
  });
});

describe('The settings of reports', () => {
  const OWN = { REPORT_APP_OID: '1.2.840.99999.1', REPORT_CLIA: '05D2345678' };

  test('are all optional, and by default write test messages to files', () => {
    const { transport, reporting } = configOf({ REPORTER: '' });
    const { sender } = reporting;
    expect({ ...transport, environment: sender.environment }).toEqual({ reporter: 'file', environment: 'test' });
    expect(sender.clia).toMatch(/^\d{2}[DZ]\d{7}$/);
  });

  test('are parsed', () => {
    const environment = {
      ...OWN,
      REPORTER: 'aims',
      AIMS_REGION: 'us-east-1',
      AIMS_BUCKET: 'elr-bucket',
      REPORT_ENVIRONMENT: 'production',
      REPORT_LAB: 'Kitchen-Labs',
      REPORT_APP_NAME: 'KITCHEN.APP.PRD',
      REPORT_FACILITY: 'Kitchen Labs, Inc.',
      REPORT_VENDOR: 'Kitchen Labs',
      REPORT_PRODUCT: 'Kitchen Test',
      REPORT_BINARY_ID: 'build-17',
    };
    const { reporting, transport } = configOf(environment);
    expect(transport).toMatchObject({ reporter: 'aims', aims: { bucket: 'elr-bucket' } });
    expect(reporting).toMatchObject({
      lab: 'Kitchen-Labs',
      sender: {
        appName: 'KITCHEN.APP.PRD',
        appOid: OWN.REPORT_APP_OID,
        facility: 'Kitchen Labs, Inc.',
        clia: OWN.REPORT_CLIA,
        environment: 'production',
        vendor: 'Kitchen Labs',
        product: 'Kitchen Test',
        binaryId: 'build-17',
      },
    });
  });

  test('name what the selected transport still needs', () => {
    const rejected = readConfig({ REPORTER: 'aims', AIMS_BUCKET: 'elr-bucket' });
    expect(rejected).toEqual({ ok: false, error: expect.stringContaining(': AIMS_REGION.') as string });
  });

  test.each([
    [{}, 'REPORT_APP_OID, REPORT_CLIA'],
    [{ REPORT_APP_OID: OWN.REPORT_APP_OID }, 'REPORT_CLIA'],
    [{ ...OWN, REPORT_CLIA: configOf({}).reporting.sender.clia }, 'REPORT_CLIA'],
  ])('production reports need a real sender', (settings, names) => {
    const rejected = readConfig({ REPORT_ENVIRONMENT: 'production', ...settings });
    expect(rejected).toEqual({ ok: false, error: expect.stringContaining(`: ${names}.`) as string });
  });

  test.each([
    ['REPORTER', 'fax'],
    ['REPORT_ENVIRONMENT', 'staging'],
    ['REPORT_LAB', 'Kitchen~Labs'],
    ['REPORT_LAB', '../Labs'],
    ['REPORT_APP_NAME', 'A name of 21 letters.'],
    ['REPORT_APP_NAME', 'KITCHEN|APP'],
    ['REPORT_APP_OID', '1.02.3'],
    ['REPORT_FACILITY', 'Kitchen^Labs'],
    ['REPORT_CLIA', '5D2345678'],
    ['REPORT_VENDOR', 'v'.repeat(51)],
    ['REPORT_PRODUCT', 'a\rb'],
    ['REPORT_BINARY_ID', 'b&w'],
  ])('%s cannot be %s', (name, value) => {
    expect(readConfig({ [name]: value })).toEqual({ ok: false, error: expect.stringContaining(name) as string });
  });
});
