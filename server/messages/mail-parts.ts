import { messageTexts } from '../../adapters/translations/messages.ts';
import { CODE_LIFETIME_MS, RESET_LINK_LIFETIME_MS } from '../../core/domain/limits.ts';
import type { PersonMessage } from './message.ts';
import { fillIn } from '../../adapters/translations/fill-in.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LIFETIMES = { minutes: CODE_LIFETIME_MS / MINUTE_MS, hours: RESET_LINK_LIFETIME_MS / HOUR_MS };

/** The contents of an email, independent of text or HTML. */
export interface MailParts {
  readonly language: string;
  readonly subject: string;
  /** Shown beside the subject in a list of emails; it holds no code. */
  readonly preview: string;
  readonly title: string;
  readonly lead: string;
  readonly code: string | null;
  readonly link: { readonly label: string; readonly url: string; readonly help: string } | null;
  /** How long the code or the link is valid. */
  readonly life: string | null;
  /** What to do when the reader did not request it. */
  readonly notYou: string;
  /** Who Clearline is, where help is, and that replies are not read. */
  readonly footer: readonly string[];
}

/** What emails name of the deployment. */
export interface MailAddresses {
  /** The URL of the app without a trailing slash. */
  readonly publicUrl: string;
  readonly supportEmail: string;
}

function linkPath(message: PersonMessage): string {
  if (message.kind !== 'resetLink') return '/forgot-password';
  return `/reset-password/${encodeURIComponent(message.uid)}/${encodeURIComponent(message.token)}`;
}

/** Formats a message in the recipient's language. */
export function mailParts(message: PersonMessage, { publicUrl, supportEmail }: MailAddresses): MailParts {
  const texts = messageTexts[message.language];
  const { subject, preview, title, lead, notYou } = texts.email[message.kind];
  const footer = [texts.about, fillIn(texts.support, { email: supportEmail }), texts.footer];
  const common = {
    language: message.language,
    subject,
    preview: fillIn(preview, LIFETIMES),
    title,
    lead,
    notYou,
    footer,
  };
  if ('code' in message) {
    return { ...common, code: message.code, link: null, life: fillIn(texts.codeLife, LIFETIMES) };
  }
  const link = {
    label: texts.email[message.kind].action,
    url: `${publicUrl}${linkPath(message)}`,
    help: texts.linkHelp,
  };
  const life = message.kind === 'resetLink' ? fillIn(texts.email.resetLink.life, LIFETIMES) : null;
  return { ...common, code: null, link, life };
}
