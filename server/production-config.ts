import { isLoopbackHost, isLoopbackUrl } from './loopback.ts';
import { trustsAll } from './trust-proxy.ts';

const OVER_HTTP = [
  'PUBLIC_URL',
  'SMS_GATEWAY_URL',
  'AIMS_ENDPOINT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
] as const;

/** What carries codes, names or health data out of the server, and by which proxy callers are known. */
interface ExposedSettings extends Readonly<Partial<Record<(typeof OVER_HTTP)[number], string | undefined>>> {
  readonly DATABASE_URL?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly TRUST_PROXY?: boolean | string | undefined;
}

const isPlain = (url: string): boolean => url.startsWith('http:') && !isLoopbackUrl(url);

/** Whether PostgreSQL's certificate is not verified, and it may be on another machine: the host is a folder for a local socket. */
function isUnverified(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = (searchParams.get('host') ?? hostname).toLowerCase().replace(/^\[|\]$/g, '');
  const isLocal = host === '' || /^(?:\/|%2f)/.test(host) || isLoopbackHost(host);
  return !isLocal && searchParams.get('sslmode') !== 'verify-full';
}

/** Whether a mail server gets messages without TLS, or without its certificate being verified: the URL can switch both off. */
const isOpenMail = (url: string): boolean => /[?&](?:ignoreTLS|tls\.rejectUnauthorized)=/i.test(url);

/** The names of settings that would leave data unencrypted on a network, or let clients choose their address. */
export function unusableInProduction(settings: ExposedSettings): readonly string[] {
  const { DATABASE_URL, SMTP_URL, TRUST_PROXY } = settings;
  return [
    ...OVER_HTTP.filter((name) => isPlain(settings[name] ?? '')),
    ...(DATABASE_URL !== undefined && isUnverified(DATABASE_URL) ? ['DATABASE_URL'] : []),
    ...(SMTP_URL !== undefined && isOpenMail(SMTP_URL) ? ['SMTP_URL'] : []),
    ...(TRUST_PROXY !== undefined && trustsAll(TRUST_PROXY) ? ['TRUST_PROXY'] : []),
  ];
}
