import { staffMessages } from '../../adapters/translations/en/staff-messages.ts';
import { formatPhone } from '../../core/domain/format-input.ts';
import type { StaffMessage } from './message.ts';
import { escapeHtml } from '../../core/domain/escape-html.ts';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import type { Mail } from '../mail/ports.ts';

const texts = staffMessages.supportRequest;

function detailsOf({ request }: StaffMessage): readonly (readonly [label: string, text: string])[] {
  const { labels } = texts;
  return [
    [labels.requestType, texts.requestType[request.requestType]],
    [labels.name, request.name],
    [labels.email, request.email],
    [labels.phoneNumber, formatPhone(request.phoneNumber)],
    [labels.requestId, request.requestId],
    [labels.supportInformation, request.supportInformation],
  ];
}

const htmlLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

/** The email to the staff with a question to customer service; a reply goes to the person. */
export function staffMail(message: StaffMessage): Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo'> {
  const { title, lead, footer } = texts;
  const subject = fillIn(texts.subject, { requestType: texts.requestType[message.request.requestType] });
  const details = detailsOf(message);
  const text = [title, lead, ...details.map(([label, value]) => `${label}:\n${value}`), `-- \n${footer}`];
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(lead)}</p>
<dl>
${details.map(([label, value]) => `<dt><b>${escapeHtml(label)}</b></dt><dd>${htmlLines(value)}</dd>`).join('\n')}
</dl>
<p>${escapeHtml(footer)}</p>
</body>
</html>
`;
  return { subject, text: `${text.join('\n\n')}\n`, html, replyTo: message.request.email };
}
