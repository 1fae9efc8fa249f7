import { escapeHtml } from '../../core/domain/escape-html.ts';
import type { MailParts } from './mail-parts.ts';

/** The colours of web/styles/tokens.css as values, because mail programs do not support custom properties. */
const LIGHT = {
  paper: '#faf6ef',
  surface: '#fffdf9',
  ink: '#12292c',
  quiet: '#3c4e50',
  accent: '#0b4a50',
  on: '#fffdf9',
  border: '#d8d0c2',
};
const DARK = {
  paper: '#101819',
  surface: '#182325',
  ink: '#f1ece3',
  quiet: '#bcc8c7',
  accent: '#84d2d1',
  on: '#062427',
  border: '#34464a',
};
/** The test line of the logo. */
const TEST_LINE = { light: '#b3125f', dark: '#ff77b4' };
const TINT = { light: '#dfeceb', dark: '#1d3a3c' };

const FONT = "'Atkinson Hyperlegible Next','Atkinson Hyperlegible',Verdana,Arial,sans-serif";

/** For mail programs that support a dark theme; others darken the inline colours by themselves, or do not change them. */
const DARK_STYLES = `@media (prefers-color-scheme: dark) {
  .paper { background: ${DARK.paper} !important; }
  .surface { background: ${DARK.surface} !important; color: ${DARK.ink} !important; }
  .accent { color: ${DARK.accent} !important; }
  .quiet { color: ${DARK.quiet} !important; }
  .footer { border-color: ${DARK.border} !important; }
  .mark { background: ${DARK.accent} !important; }
  .window { background: ${DARK.paper} !important; }
  .line { background: ${DARK.ink} !important; }
  .test-line { background: ${TEST_LINE.dark} !important; }
  .code { background: ${TINT.dark} !important; color: ${DARK.ink} !important; }
  .button { background: ${DARK.accent} !important; color: ${DARK.on} !important; }
}`;

const paragraph = (text: string) => `<p style="margin:0 0 16px;text-wrap:pretty;">${escapeHtml(text)}</p>`;

/** Who writes and how to get help: below a line, each sentence apart from the next. */
function footerBlock(sentences: MailParts['footer']): string {
  const lines = sentences.map((text) => `<p style="margin:8px 0 0;text-wrap:pretty;">${escapeHtml(text)}</p>`).join('');
  return `<div class="quiet footer" style="margin:24px 0 0;padding:8px 0 0;border-top:1px solid ${LIGHT.border};color:${LIGHT.quiet};font-size:16px;">${lines}</div>`;
}

function codeBlock(code: string): string {
  return `<p class="code" style="margin:0 0 16px;padding:16px;border-radius:12px;background:${TINT.light};color:${LIGHT.ink};font-size:36px;line-height:1.2;font-weight:700;letter-spacing:0.2em;text-indent:0.2em;text-align:center;">${escapeHtml(code)}</p>`;
}

function linkBlock({ label, url, help }: NonNullable<MailParts['link']>): string {
  const href = escapeHtml(url);
  return `<p style="margin:0 0 16px;"><a class="button" href="${href}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:${LIGHT.accent};color:${LIGHT.on};font-weight:700;text-decoration:none;">${escapeHtml(label)}</a></p>
<p class="quiet" style="margin:0 0 16px;color:${LIGHT.quiet};font-size:16px;">${escapeHtml(help)}<br><a class="accent" href="${href}" style="color:${LIGHT.accent};word-break:break-all;">${href}</a></p>`;
}

/** One row of the logo's window: empty, or a line. */
function markRow(name: string, color: string, height: number): string {
  return `<tr><td class="${name}" style="width:8px;height:${height}px;padding:0;background:${color};font-size:0;line-height:0;"></td></tr>`;
}

/** The logo: drawn as table cells, because mail programs show neither SVG nor, at first, images. */
function logo(): string {
  const empty = (height: number): string => markRow('window', LIGHT.paper, height);
  const lines = [
    empty(6),
    markRow('line', LIGHT.ink, 3),
    empty(4),
    markRow('test-line', TEST_LINE.light, 3),
    empty(6),
  ].join('');
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px;"><tr><td class="mark" style="padding:5px 6px;border-radius:6px;background:${LIGHT.accent};"><table role="presentation" cellpadding="0" cellspacing="0">${lines}</table></td>
<td class="accent" style="padding:0 0 0 12px;color:${LIGHT.accent};font-size:22px;font-weight:700;">Clearline</td></tr></table>`;
}

/** An email as HTML: inline styles, one column, no external resources. */
export function mailHtml(parts: MailParts): string {
  const { language, subject, preview, title, lead, code, link, life, notYou, footer } = parts;
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK_STYLES}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${LIGHT.paper};">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${LIGHT.paper};"><tr><td align="center" style="padding:24px 12px;">
<table role="presentation" class="surface" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${LIGHT.surface};color:${LIGHT.ink};border-radius:20px;font-family:${FONT};font-size:18px;line-height:1.5;"><tr><td style="padding:32px 24px;">
${logo()}
<h1 style="margin:0 0 16px;font-size:28px;line-height:1.2;text-wrap:balance;">${escapeHtml(title)}</h1>
${paragraph(lead)}
${code === null ? '' : codeBlock(code)}${link === null ? '' : linkBlock(link)}
${life === null ? '' : paragraph(life)}
${paragraph(notYou)}
${footerBlock(footer)}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
